/** The ring of shares, one missing: the mark of this site. In degrees, clockwise from the top. */
export const SHARES = [0, 60, 120, 180, 240, 300].map((turn) => ({turn, isMissing: turn === 60}));
