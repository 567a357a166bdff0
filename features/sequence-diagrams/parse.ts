/** One message of a sequence diagram. Parties are numbered from 1, in order of appearance. */
export interface Message {
  from: number;
  to: number;
  text: string;
}

export interface Sequence {
  parties: string[];
  messages: Message[];
}

const MESSAGE = /^(?<from>.+?)\s*->\s*(?<to>[^\s:].*?):\s+(?<text>.+)$/;
const MOST_PARTIES = 5;

/**
 * Parses the text of a `sequence` fence: one message a line, `From -> To: text`.
 *
 * @throws Error that quotes the line that is wrong
 */
export function parseSequence(source: string): Sequence {
  const lines = source
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const read = lines.map((line) => {
    const groups = MESSAGE.exec(line)?.groups;
    if (!groups) {
      throw new Error(`"${line}" is no message; write "From -> To: text"`);
    }
    return groups as Record<'from' | 'to' | 'text', string>;
  });
  const parties = [...new Set(read.flatMap(({from, to}) => [from, to]))];
  if (parties.length === 0) {
    throw new Error('the diagram has no messages; write one a line, "From -> To: text"');
  }
  if (parties.length > MOST_PARTIES) {
    throw new Error(`the diagram has ${parties.length} parties; ${MOST_PARTIES} are readable`);
  }
  const numberOf = (party: string): number => parties.indexOf(party) + 1;
  const messages = read.map(({from, to, text}) => ({from: numberOf(from), to: numberOf(to), text}));
  return {parties, messages};
}
