/** The not-found page. */
export const notFound = {
  title: 'Oops! Page not found',
  description: "The page you're looking for doesn't exist.",
  home: 'Go to the home page',
  classic: 'Play classic',
  popular: 'Popular games',
  play: 'Play Now',
  browse: 'Browse All Games',
  guides: 'How to Play Guides',
} as const;
