import {readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {DOCS_VERSIONS} from '../../../site/versions';

const PHRASE = z.string().regex(/^[^.;][^;]*[^.;]$/, 'is one phrase, without a full stop or ";"');

/** A way in which a sample that works harms whoever uses it. */
const HAZARD = z.strictObject({
  /** In lower case: `// @errors:` and `accepts="…"` of samples name it. */
  name: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
  harm: PHRASE,
  cure: PHRASE,
  /** The page that has the cure, relative to the project's folder. */
  page: z.string().optional(),
  /** Lints see some, the others are for those who read a page. */
  seenBy: z.enum(['lint', 'reader']),
  /** Docs versions whose SDK release has it. */
  versions: z.array(z.enum(DOCS_VERSIONS)).min(1),
  /** The test that shows the harm. */
  test: z.strictObject({file: z.string(), title: z.string()}),
});

export type Hazard = z.infer<typeof HAZARD>;

// Read, not imported: the words decide no result of a check, so that a change of them keeps all that are written down.
const TABLE = path.join(__dirname, 'hazards.json');

/** The table of hazards, in its order. */
export const HAZARDS: readonly Hazard[] = z
  .array(HAZARD)
  .parse(JSON.parse(readFileSync(TABLE, 'utf8')));

const byName = new Map(HAZARDS.map((hazard) => [hazard.name, hazard]));

/** The message of a lint about a hazard. @throws Error for a name that is not in the table */
export function hazardMessage(name: string): string {
  const hazard = byName.get(name);
  if (!hazard) throw new Error(`hazards.json has no hazard "${name}"`);
  const where = hazard.page ? ` (${hazard.page})` : '';
  return `${name}: ${hazard.harm}; ${hazard.cure}${where}`;
}

/** Why a sample may have hazards, by their names. */
export type Accepted = Readonly<Record<string, string>>;

/**
 * Reads `accepts="unsalted: the text is random; flood: …"`. Only hazards that lints find need it.
 *
 * @throws Error for another name, or without a reason
 */
export function parseAccepted(text: string): Accepted {
  const parts = text
    .split(';')
    .map((part) => /^\s*(?<name>[^:]*?)\s*:\s*(?<reason>.*?)\s*$/.exec(part));
  const found = HAZARDS.filter(({seenBy}) => seenBy === 'lint').map(({name}) => name);
  return Object.fromEntries(
    parts.map((part) => {
      const {name = '', reason = ''} = part?.groups ?? {};
      if (!reason) throw new Error('write "hazard: reason", several of them with ";" in between');
      if (!found.includes(name)) {
        throw new Error(`"${name}" is no hazard that a lint finds; there are ${found.join(', ')}`);
      }
      return [name, reason];
    }),
  );
}
