/** Whether the visitor acted on this page before the script loaded, as noted by index.html. */
export function hasMovedEarly(): boolean {
  return document.documentElement.dataset['moved'] === location.pathname;
}
