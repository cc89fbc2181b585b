/** Online play's card in lists of games. */
export const onlineCard = {
  name: 'Online',
  description: 'Rooms for two to six players. All you need is a name and a code.',
} as const;
