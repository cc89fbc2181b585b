/** Notices of the site itself; they load once a page is idle. */
export const siteText = {
  siteNotice: { label: 'Message', region: 'Messages ({hotkey})' },
  consent: {
    title: 'Analytics',
    question:
      'May this site use Google Analytics to count visits and games? Everything works without it, too.',
    yes: 'Allow',
    no: 'No, thanks',
  },
  copy: {
    title: 'Copy this',
    detail: 'The text is selected. Touch and hold it to copy it, or press Ctrl+C or ⌘C.',
  },
  update: {
    title: 'A new version is ready',
    detail: 'Your game is saved.',
    reload: 'Reload',
  },
} as const;
