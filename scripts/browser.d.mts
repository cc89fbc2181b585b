export function findBrowser(
  env?: NodeJS.ProcessEnv,
  platform?: NodeJS.Platform,
): string | undefined;
