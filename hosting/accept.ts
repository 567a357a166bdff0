/** Rows of a map: what matches the pattern, in any letter case, has the value; the first that matches counts. */
export type Rows = readonly (readonly [pattern: string, value: string])[];

/** How much `Accept` asks for a type, in tenths: 10 where it does not say. */
const wishFor = (type: string): Rows => [
  [String.raw`(?:^|,)\s*${type}\s*(?:;[^,]*)?;\s*q=0(?:\.(\d)\d*)?\s*(?:[;,]|$)`, '$1'],
  [
    String.raw`(?:^|,)\s*${type}\s*(?:;\s*[^q;,\s][^;,]*)*(?:;\s*q=1(?:\.0*)?\s*(?:;[^,]*)?)?(?:,|$)`,
    '10',
  ],
];

/** How much a program asks for Markdown, by `Accept`. It has to name it. */
export const MARKDOWN_WISH = wishFor('text/markdown');

/** How much it asks for HTML, by name or among all types. */
export const HTML_WISH = [...wishFor('text/html'), ...wishFor(String.raw`(?:text|\*)/\*`)];

/** Both wishes with a blank between them, where Markdown is asked for at least as much. */
export const MARKDOWN_FIRST: Rows = [
  [
    String.raw`^(?:10 .*|9 \d?|8 [0-8]?|7 [0-7]?|6 [0-6]?|5 [0-5]?|4 [0-4]?|3 [0-3]?|2 [0-2]?|1 [01]?)$`,
    'yes',
  ],
];
