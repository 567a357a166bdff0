/** Words that say nothing about what a reader looks for; they are neither indexed in texts nor asked for. */
const STOP_WORDS = new Set(
  `a about all also am an and any are as at be been but by can cannot could did do does doing done for from get gets
  getting had has have having he her here him his how i if in into is it its just know like make me more most my need
  needs no not of on one only or other our out over own please same she should so some such than that the their them
  then there these they this those to too tell up us use used uses using want was way we were what when where which
  while who whom whose why will with without would you your`.split(/\s+/),
);

/** Whether a term is too common to look for. */
export const isStopWord = (term: string): boolean =>
  STOP_WORDS.has(term) || (term.length === 1 && !/\d/.test(term));
