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
  const parties: string[] = [];
  const numberOf = (party: string): number => {
    if (!parties.includes(party)) {
      parties.push(party);
    }
    return parties.indexOf(party) + 1;
  };

  const messages = source
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): Message => {
      const groups = MESSAGE.exec(line.trim())?.groups;
      if (!groups) {
        throw new Error(`"${line.trim()}" is no message; write "From -> To: text"`);
      }
      return {from: numberOf(groups.from!), to: numberOf(groups.to!), text: groups.text!};
    });

  if (messages.length === 0) {
    throw new Error('the diagram has no messages; write one a line, "From -> To: text"');
  }
  if (parties.length > MOST_PARTIES) {
    throw new Error(`the diagram has ${parties.length} parties; ${MOST_PARTIES} are readable`);
  }
  return {parties, messages};
}
