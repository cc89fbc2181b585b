/** The words of a clip; loaded with its button. */
export const clipWords = {
  button: 'Make a clip of this game',
  word: 'Clip',
  title: 'A clip of this game',
  detail: 'The whole game, in eight seconds at most.',
  making: 'Making the clip…',
  percent: (done: number) => `${done} %`,
  cancel: 'Cancel',
  /** The preview's. */
  play: 'Play',
  stop: 'Stop',
  failed: 'The clip couldn’t be made',
  failedDetail: 'The game is as it was. Try again in a moment.',
  notShared: 'The clip couldn’t be shared',
  notSharedDetail: 'You can save it instead.',
};
