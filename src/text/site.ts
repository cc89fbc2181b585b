/** Notices of the site itself; they load once a page is idle. */
export const siteText = {
  siteNotice: { label: 'Message', region: 'Messages ({hotkey})' },
  consent: {
    title: 'Counting visits',
    question:
      'May this site count visits and games with Google Analytics? Everything also works without it.',
    yes: 'Yes, count',
    no: 'No, thanks',
  },
  copy: {
    title: 'Copy this',
    hint: 'It is selected. Press Ctrl+C or ⌘C, or hold it to copy it.',
  },
  update: {
    title: 'A new version is ready',
    description: 'Your game is kept.',
    reload: 'Reload',
  },
} as const;
