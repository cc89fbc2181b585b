/**
 * The words of every page's shell: its navigation, settings, dialogs and errors. Words that only games need are in
 * `play.ts`. Functions take the parts that vary.
 */
export const shellWords = {
  tagline: 'tic tac toe',
  skip: 'Skip to main content',
  close: 'Close',
  loading: 'Loading game…',

  nav: {
    label: 'Main pages',
    games: 'Games',
    guides: 'Guides',
    strategies: 'Strategies',
    faq: 'FAQ',
    more: 'More',
    puzzles: 'Puzzles',
    daily: 'Puzzle of the day',
    stats: 'Statistics',
    schoolClass: 'For a class',
    online: 'Play Online',
  },

  settings: {
    open: 'Settings',
    failed: 'Couldn’t load the settings',
    toDark: 'Switch to the dark theme',
    toLight: 'Switch to the light theme',
  },

  notices: { region: 'Notices', label: 'Notice' },

  part: { missing: 'Part of this page couldn’t be loaded. Your game is saved.' },
  error: {
    title: 'Unexpected Application Error!',
    detail: 'Something went wrong on our side. All other pages still work.',
    unloaded: 'Couldn’t load this page. Check your connection and try again.',
    updated: 'This site has been updated. Reload the page to continue.',
    reload: 'Reload this page',
    home: 'Go to the home page',
  },
} as const;
