import type {SectionRecord} from '../record';
import type {Area} from '../../../site/versions';

/** A section for tests. @param place `Title > Heading > Heading` */
export function section(
  url: string,
  place: string,
  text = '',
  rest: Partial<SectionRecord> = {},
): SectionRecord {
  return {
    url,
    area: 'v3' satisfies Area,
    tag: 'docs-default-current',
    language: 'en',
    hierarchy: place.split(' > '),
    text,
    identifiers: [],
    keywords: '',
    weight: 1,
    ...rest,
  };
}
