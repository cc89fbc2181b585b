import type { Guide } from './guide.ts';

/** The guide to online rooms. */
export const guide = {
  lead: 'Create a room, share its six-character code, and play on separate devices. No account, nothing to install.',
  sections: [
    {
      title: 'Game Overview',
      blocks: [
        'A room is a table for one game. Whoever creates it gets a code of six letters and digits, and anybody with the code can join. All you need is a name.',
        { widget: 'room' },
        { widget: 'players' },
      ],
    },
    {
      title: 'Basic Rules',
      steps: true,
      blocks: [
        {
          head: 'Setup',
          lines: [
            'Type your name and press Create Room. Choose the game, the number of players and the grid size, then share the code. Or press Join Room and type the code you were given.',
            'In the lobby, everybody sees who is there. Start Game works as soon as enough players have joined. After that, the seats are fixed.',
          ],
        },
        {
          head: 'Making moves',
          lines: [
            'Players move in the order they joined, the creator first. The banner shows whose turn it is. The server checks every move with the same rules as the other boards on this site.',
          ],
        },
        {
          head: 'Winning',
          lines: [
            'Each game has its own rules for winning. After a round, any player can start a new one; in the middle of a round, everybody has to agree. With four or six players, a room can form two teams, X and O, if the game allows it.',
          ],
        },
      ],
    },
    {
      title: 'In the room',
      blocks: [
        {
          head: 'Chat',
          lines: [
            'Write to everybody in the room. You can mute the chat on your device. The messages are deleted with the room.',
          ],
        },
        {
          head: 'Emoji',
          lines: ['When typing takes too long, send a quick reaction over the board with one tap.'],
        },
        {
          head: 'Room browsing',
          lines: [
            'A room is private unless its creator lists it. Listed rooms that are waiting for players appear under Public rooms, where anybody can join them.',
          ],
        },
        {
          head: 'Invitations',
          lines: [
            'Copy a link, let a friend scan the QR code, or use your device’s share menu. The link opens the room with the code filled in.',
          ],
        },
        {
          head: 'Game timer',
          lines: [
            'The creator can limit each turn to 15, 30 or 60 seconds. When the time runs out, a random legal move is made. It is off by default.',
          ],
        },
        {
          head: 'Disconnection handling',
          lines: [
            'Lost your connection or closed the page? Your seat is held, and the others soon see that you are away. Reload the page or open the link to return to your seat. After 60 seconds, the others can continue with random moves for you or end the round.',
          ],
        },
        {
          head: 'Disruptive players',
          lines: [
            'The host is the player who created the room, or has been in it longest. The host can remove a player, a spectator or all spectators. In a round of three or more players, the others can vote somebody out. The room then gets a new code and a new link, which only those who stay see.',
            'A player who doesn’t move for two minutes can be skipped: a random move is made.',
          ],
        },
        {
          head: 'A class',
          lines: [
            'For up to 64 pupils: open Class on the projector, choose the games, and let everybody join at the address and with the code that it shows. In each round pupils with similar points meet, and the projector shows all boards and the standings.',
            'A class has no chat. A pupil who loses the page opens it again, or goes on with another device and a code that you show. Closing your page stops nothing.',
          ],
        },
      ],
    },
    {
      title: 'Strategic Elements',
      blocks: [
        'With three or more players, each has their own symbol. With many players, some may not get enough marks for a line. The room tells you before you start; a bigger grid or fewer players help.',
        'A turn timer favours players who know the lines. Choose 60 seconds for 3D and quantum, 15 for classic.',
      ],
    },
    {
      title: 'Tips',
      blocks: [
        {
          list: [
            'If you arrive after the start, you can watch. To play, join another room.',
            'Leave Room gives up your seat for good. Closing the page doesn’t.',
            'A room that nobody uses is deleted after two hours.',
          ],
        },
      ],
    },
  ],
  own: {
    room: [
      'You create a room and get its code: K7M2QP.',
      'You send the code to a friend.',
      'Your friend types the code and is in the room.',
      'You move, and both of you see it.',
      'Your friend moves. It’s your turn again.',
    ],
  },
} as const satisfies Guide;
