/** How the build names the classes of CSS modules: by file and class, "Card_title". */

/** They compress better than hashes, and can be read in a browser. `style-names.test.ts`: no two files share a name. */
export const nameClass = (local: string, file: string): string =>
  `${/([^/]+)\.module\.css/.exec(file)?.[1]}_${local}`;

/** Such names in a style sheet, with their dots. */
export const MODULE_CLASS = /\.[A-Za-z]\w*_[\w-]+/g;
