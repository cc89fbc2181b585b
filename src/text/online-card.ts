/** Online as one of the games, where it is listed among them. */
export const online = {
  name: 'Online',
  description: 'A room for two to six people, with nothing but a name and a code.',
} as const;
