/** Online as one of the games, where it is listed among them. */
export const online = {
  name: 'Online',
  description: 'Rooms for two to six players. All you need is a name and a code.',
} as const;
