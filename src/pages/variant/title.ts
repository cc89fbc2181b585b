/** A game page's title; if none is given, its path in words. */
export function titleOf(path: string, given?: string): string {
  if (given !== undefined) return given;
  const segment = path.split('/').find(Boolean) ?? '';
  return `${segment.charAt(0).toUpperCase()}${segment.slice(1)} Tic Tac Toe`;
}
