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
    hint: 'It is selected. Hold it to copy it, or press Ctrl+C or ⌘C.',
  },
  update: {
    title: 'A new version is ready',
    description: 'Your game is saved.',
    reload: 'Reload',
  },
} as const;
