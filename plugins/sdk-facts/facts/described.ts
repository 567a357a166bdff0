import {SiteError} from '../../shared/site-error';

/**
 * Looks up what we say about something that the packages name.
 *
 * @param texts a record of unpublished.ts
 * @param recordName its name there
 * @throws SiteError for a name without a text: a new release has brought it
 */
export function described<Text>(
  texts: Readonly<Record<string, Text>>,
  recordName: string,
  name: string,
): Text {
  const text = Object.hasOwn(texts, name) ? texts[name] : undefined;
  if (text === undefined) {
    throw new SiteError(
      'plugins/sdk-facts/unpublished.ts',
      `the SDK has "${name}", which ${recordName} does not explain; add an entry`,
    );
  }
  return text;
}
