/** What the site says of itself, apart from the games: it comes when a page rests. */
export const siteText = {
  siteNotice: { label: 'Message', region: 'Messages ({hotkey})' },
  consent: {
    title: 'Counting visits',
    question:
      'May this site count visits and games with Google Analytics? Everything also works without it.',
    yes: 'Yes, count',
    no: 'No, thanks',
  },
  update: {
    title: 'A new version is ready',
    description: 'Your game is kept.',
    reload: 'Reload',
  },
} as const;
