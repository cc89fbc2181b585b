/** Whether the browser can open the system's share sheet: only with https, and not on every desktop. */
export const canShare = (): boolean => 'share' in navigator;

/** Opens the system's share sheet; false where that fails. Closing it without a choice is no failure. */
export async function share(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
