/** A guide's words; its page and its diagrams stand elsewhere. */
export type Guide = {
  readonly lead: string;
  readonly sections: readonly {
    readonly title: string;
    /** Numbered steps instead of paragraphs. */
    readonly steps?: boolean;
    readonly lines: readonly string[];
  }[];
};
