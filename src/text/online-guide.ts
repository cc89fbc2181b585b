import type { Guide } from './guide.ts';

/** How to play online: the rooms as they are, claim by claim. */
export const guide: Guide = {
  lead: 'Open a room, pass on six characters, and play on any two screens. No account, and nothing to install.',
  sections: [
    {
      title: 'Game Overview',
      blocks: [
        'A room is a table for one game. Whoever opens it gets a code of six letters and digits; whoever has the code can sit down. A name is all that is asked for.',
        { widget: 'players online' },
      ],
    },
    {
      title: 'Basic Rules',
      blocks: [
        {
          head: 'Setup',
          lines: [
            'Type your name and press Create Room. Choose the game, the number of players and the grid size, then share the code. Or press Join Room and type the code you were given.',
            'In the lobby everybody sees who is there. Start Game works as soon as the game’s least number of players has come; then the seats are fixed.',
          ],
        },
        {
          head: 'Making moves',
          lines: [
            'The players move in the order in which they joined, the creator first. The banner says whose turn it is, and every move is checked by the server with the same rules you know from the boards here.',
          ],
        },
        {
          head: 'Winning',
          lines: [
            'Each game is won by its own rules. After a round anybody may start a new one; in the middle of one, everybody has to agree. With four or six players a room can form two teams, X and O, where the game allows it.',
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
            'Write to everybody in the room. Chat can be muted on your device, and nothing of it outlives the room.',
          ],
        },
        {
          head: 'Emoji',
          lines: [
            'Quick reactions fly over the board with one tap, for when typing would take too long.',
          ],
        },
        {
          head: 'Room browsing',
          lines: [
            'A room is private unless its creator lists it. Listed rooms that wait for players stand under Public rooms, for anybody to join.',
          ],
        },
        {
          head: 'Invitations',
          lines: [
            'Copy a link, show a QR code to the phone next to you, or use the share sheet of your device. The link opens the room with the code filled in.',
          ],
        },
        {
          head: 'Game timer',
          lines: [
            'The creator can limit a turn to 15, 30 or 60 seconds. When the time runs out, a random legal move is made. It is off by default.',
          ],
        },
        {
          head: 'Disconnection handling',
          lines: [
            'Lost the connection, or closed the page? Your seat is held, and the others see within 15 seconds that you are away. Reload or open the link, and you are back in it. After 60 seconds the others may let random moves be made for you, or end the round.',
          ],
        },
      ],
    },
    {
      title: 'Strategic Elements',
      blocks: [
        'With three and more players everybody has a symbol of their own. With many players a line may be out of reach for some: the room says so before you start, and a bigger grid or fewer players help.',
        'A turn timer favours whoever knows the lines. Take 60 seconds for 3D and quantum, 15 for classic.',
      ],
    },
    {
      title: 'Tips',
      blocks: [
        {
          list: [
            'Who arrives after the start can watch, and take a seat when the next room opens.',
            'Leave Room gives your seat up for good. Closing the page does not.',
            'A room that nobody uses is gone after two hours.',
          ],
        },
      ],
    },
  ],
};
