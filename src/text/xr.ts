/** The words of the board on a real table; loaded where a device can show it. */
export const tabletop = {
  button: 'On your table',
  title: 'The board on your table',
  /** By what the device offers. */
  ar: 'See the board on a real table and walk around it. It is the same game: you can keep playing there and come back.',
  vr: 'Put on your headset to see the board in VR. It is the same game: you can keep playing there and come back.',
  /** Ways to see it. */
  startAr: 'Use the camera',
  startVr: 'View in VR',
  private: 'The camera’s picture stays on your device.',
  how: 'Point your device at a table until an outline appears on it, then tap. Use two fingers to move, turn and resize the board.',
  howVr:
    'Point at a cell and press the trigger or pinch. Use both hands to move, turn and resize the board.',
  seeking: 'Find a free spot on the table, then tap.',
  leave: 'Leave the table',
  refused: {
    title: 'Couldn’t place the board',
    denied:
      'The browser needs your permission for the camera or the headset. You can allow it in the site’s settings.',
    failed: 'Your device couldn’t start AR or VR. You can keep playing here.',
  },
  /** Where only a still model can be shown. */
  quickLook: {
    button: 'View in AR',
    title: 'View the board in AR',
    detail:
      'The board as it stands now, on your own table. It is for viewing only: to keep playing, come back to this page.',
    making: 'Making the model…',
    open: 'View on your table',
    failed: 'The model couldn’t be made',
    failedDetail: 'Try again in a moment.',
  },
};
