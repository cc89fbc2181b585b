/** The privacy page. `PrivacyPage` chooses the parts that depend on how the site is run. */
export const privacy = {
  lang: 'en',
  title: 'Privacy',
  lead: 'You need no account, and nobody earns money with what you do here. This page says what is stored, where and for how long.',
  device: {
    title: 'On your device',
    lines: [
      'What you play on one device stays in your browser. We can’t see it.',
      'Until you close the tab: games you haven’t finished, and the names you typed for a game of several players.',
      'Until you clear it: your settings, the game you played last, which lessons were offered, your name in rooms, your seats in up to eight rooms, and whether you muted the chat.',
      'Only if you say yes: your results and the days whose puzzle you solved.',
      'The site’s own files, so that it works without a network.',
      'A board in another site’s page stores nothing and reads nothing on your device.',
    ],
  },
  rooms: {
    title: 'In online rooms',
    lines: [
      'A room holds its code, its settings, the names that its players typed, their moves and the last messages of the chat.',
      'Everybody in the room sees the names, the moves and the chat, and so does everybody who has its code or link. The code, the game and the names of a listed room are public.',
      'A room is removed two hours after anybody last did something in it. A backup of the server may hold it for longer.',
      'A class holds its code, its settings, the names of its pupils, and every game with its result. It has no chat, and the site can give the names. It is removed two hours after anybody last did something in it.',
      'A random key on your device proves which seat is yours. The server stores only a hash of it.',
    ],
    onSupabase:
      'Supabase runs the server. It keeps the messages that carried moves and chat to the players for up to three days.',
  },
  server: {
    title: 'On the server',
    counts:
      'So that nobody can flood it, the server counts rooms, guessed codes and chat messages by network address, for 15 minutes at most.',
    own: 'It notes only what failed, without names and addresses. A proxy in front of it may keep a log of its own.',
    onSupabase:
      'Supabase keeps logs of requests, with network addresses, for as long as the operator’s plan says.',
  },
  visits: {
    title: 'Counting visits',
    none: 'Nobody counts your visits. The site sets no cookies and asks no other site for anything.',
    counted:
      'Only if you agree, Google Analytics counts your visits: which pages you open, which page led here, and which games you start. It sets cookies for that. Addresses of rooms and shared games are left out. You can change your mind in the settings at any time; the cookies are deleted then.',
  },
  schools: {
    title: 'For parents and schools',
    lines: [
      'Children need no account and no e-mail address. A name in a room is up to 24 characters of their choice. A nickname will do, and the die beside the field gives one.',
      'Nobody checks names or chat. Everybody can mute the chat, and whoever opened a room can remove people from it.',
      'A room that isn’t listed can only be entered with its code or its link.',
      'Without online rooms, nothing that is typed or played leaves the device.',
    ],
  },
  erase: {
    title: 'How to delete it',
    lines: [
      'On your device: “Reset everything” on the page Statistics, or clear this site’s data in your browser.',
      'In a room: leave it. It is removed two hours after the last activity.',
    ],
    ask: 'Questions about it? The Feedback button writes to the operator of this site.',
  },
} as const;
