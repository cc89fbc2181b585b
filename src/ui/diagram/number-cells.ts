/** A digit for each cell, from the first on. */
export const numberCells = (digits: string): Readonly<Record<string, string>> =>
  Object.fromEntries(Array.from(digits, (digit, cell) => [`${cell}`, digit]));
