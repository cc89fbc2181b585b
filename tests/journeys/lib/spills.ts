/** Finds words that are too wide for the screen. */
import type { Page } from 'playwright/test';

/** Lists texts that exceed one of their boxes, and words of headings that break over two lines. */
export const spills = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const isInside = (words: DOMRect, box: DOMRect) =>
      words.left >= box.left - 1 && words.right <= box.right + 1;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const said = node.nodeValue?.trim() ?? '';
      if (said === '' || !node.parentElement?.checkVisibility()) continue;
      range.selectNodeContents(node);
      const words = range.getBoundingClientRect();
      for (let box = node.parentElement; box !== document.body;) {
        const { display, position, overflowX, clipPath } = getComputedStyle(box);
        if (clipPath !== 'none' || overflowX === 'auto') break;
        if (!display.startsWith('inline') || display === 'inline-flex')
          if (!isInside(words, box.getBoundingClientRect()))
            found.push(`“${said}” leaves ${box.tagName} ${box.className}`);
        if (position === 'fixed' || position === 'absolute' || !box.parentElement) break;
        box = box.parentElement;
      }
      if (!node.parentElement.matches('h1, h2, h3')) continue;
      for (const { index, 0: word } of (node.nodeValue ?? '').matchAll(/[^\s-]+/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (tops.size > 1) found.push(`“${word}” is broken`);
      }
    }
    return found;
  });
