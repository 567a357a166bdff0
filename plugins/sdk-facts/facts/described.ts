import {SiteError} from '../../shared/site-error';

/**
 * Looks up what we say about something that the packages name.
 *
 * @param texts a record of texts about names
 * @param recordName what the record is called in its file
 * @param file the record's file
 * @throws SiteError for a name without a text: a new release has brought it
 */
export function described<Text>(
  texts: Readonly<Record<string, Text>>,
  recordName: string,
  name: string,
  file = 'plugins/sdk-facts/unpublished.ts',
): Text {
  const text = Object.hasOwn(texts, name) ? texts[name] : undefined;
  if (text === undefined) {
    throw new SiteError(
      file,
      `the SDK has "${name}", which ${recordName} does not explain; add an entry`,
    );
  }
  return text;
}
