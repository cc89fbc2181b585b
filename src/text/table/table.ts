/** The words of the board on a table; loaded where a device can show it. */
export const table = {
  button: 'On your table',
  title: 'The board on your table',
  /** By what the device offers. */
  ar: 'See the board on a real table and walk around it. It is the same game: you can play on there and come back.',
  vr: 'Put on your headset to see the board in a quiet room. It is the same game: you can play on there and come back.',
  /** Ways to see it. */
  startAr: 'Use the camera',
  startVr: 'In a quiet room',
  private: 'The camera’s picture stays on your device.',
  how: 'Point your device at a table until an outline lies on it, then tap. Two fingers move, turn and scale the board.',
  howVr:
    'Point at a cell and press the trigger or pinch. With both hands you move, turn and scale the board.',
  seeking: 'Look for a free place on the table, then tap.',
  leave: 'Leave the table',
  refused: {
    title: 'Couldn’t place the board',
    denied:
      'The browser needs your permission for the camera or the headset. You can allow it in the site’s settings.',
    failed: 'The device couldn’t start it. The game goes on here.',
  },
  /** Where only a still model can be shown. */
  quickLook: {
    button: 'View in AR',
    title: 'View the board in AR',
    hint: 'The board as it stands now, on your own table. It is for viewing only: to play on, come back to this page.',
    making: 'Making the model…',
    open: 'View on your table',
    failed: 'The model couldn’t be made',
    failedHint: 'Try again in a moment.',
  },
};
