import {SiteError} from '../../../lib/node/site-error';

/**
 * Looks up what we say about something that the packages name.
 *
 * @param texts a record of texts about names
 * @param place the file below `data/` and the field that hold the record
 * @throws SiteError for a name without a text: a new release has brought it
 */
export function described<Text>(
  texts: Readonly<Record<string, Text>>,
  place: string,
  name: string,
): Text {
  const text = Object.hasOwn(texts, name) ? texts[name] : undefined;
  if (text === undefined) {
    throw new SiteError(
      `packages/sdk-facts/data/${place}`,
      `does not explain "${name}", which the SDK has; add an entry`,
    );
  }
  return text;
}
