import type { Guide } from '../../../text/guide.ts';

/** How to play misère; openings as an exhaustive search values them, which a test repeats. */
export const guide = {
  lead: 'Everything is reversed: whoever completes three in a row loses.',
  sections: [
    {
      title: 'Game Overview',
      blocks: [
        'The board is the same as in classic, but the goal is the opposite. You win when your opponent has to complete a line.',
        'If both sides play well, it is a tie, but only one of the nine first moves holds it.',
        {
          moving: 'game',
          says: [
            'An empty board. Whoever completes three in a row loses.',
            'X opens in the centre.',
            'O takes the top edge.',
            'X takes the cell opposite.',
            'O takes a corner.',
            'X takes the corner opposite. Now O must avoid the top row.',
            'O completes the top row and loses.',
          ],
        },
      ],
    },
    {
      title: 'Basic Rules',
      steps: true,
      blocks: [
        { head: 'Setup', lines: ['Choose 3×3 or 4×4. The board is empty and X moves first.'] },
        {
          head: 'Making moves',
          lines: [
            'Take turns placing your own mark in any empty cell. You have to move, even when every move hurts.',
          ],
        },
        {
          head: 'Winning',
          lines: [
            'Whoever completes a full line of their own marks (three on 3×3, four on 4×4) loses. With three or more players, everybody else wins; with teams, the other team wins. A full board without a line is a tie.',
          ],
        },
      ],
    },
    {
      title: 'Strategic Elements',
      blocks: [
        {
          head: 'Open in the centre, then mirror',
          lines: [
            'Take the centre, then answer every move in the opposite cell. Your marks can never line up through the centre, and along the sides, your opponent’s marks would line up before yours.',
            'This is the only way to hold the tie. Every other opening loses, and after the centre, so does every other answer.',
          ],
        },
        {
          figures: [
            {
              diagram: 'opening',
              caption: 'Only the centre holds the tie. All other first moves lose.',
            },
            { diagram: 'mirror', caption: 'O played the top: X must answer at the bottom.' },
            {
              diagram: 'again',
              caption: 'And again: only the cell opposite O’s latest mark holds.',
            },
          ],
        },
        {
          head: 'If they don’t open in the centre',
          lines: [
            'Then you can win. Against a corner, play any edge. Against an edge, play one of the two edges next to it or one of the two far corners. Don’t rush to the centre yourself: after a corner it only ties, and after an edge it loses.',
          ],
        },
        {
          figures: [
            { diagram: 'corner', caption: 'X opened in a corner: every edge wins for O.' },
            {
              diagram: 'edge',
              caption: 'X opened on an edge: four answers win, the centre loses.',
            },
          ],
        },
      ],
    },
    {
      title: 'Tips',
      blocks: [
        {
          list: [
            'The board warns you of lines that need only one more mark. Don’t complete one of your own.',
            'Count the cells you can still play safely. Whoever runs out first loses.',
            'A line that holds marks of both players is safe for both. Save such cells for later: they buy you time.',
          ],
        },
      ],
    },
  ],
} as const satisfies Guide;
