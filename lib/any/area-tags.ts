import {AREAS, SECTIONS, VERSIONS, type Area, type SectionEntry} from '../../site/versions';

const sectionTag = ({instance}: SectionEntry): string =>
  instance === undefined ? 'default' : `docs-${instance}-current`;

/**
 * Docusaurus' name for each area: the `docusaurus_tag` of its pages, by which contextual search filters. Pages outside
 * of docs all have the same one.
 */
export const AREA_TAGS = Object.fromEntries([
  ...Object.entries(VERSIONS).map(([area, {name}]) => [area, `docs-default-${name}`]),
  ...Object.entries(SECTIONS).map(([area, section]) => [area, sectionTag(section)]),
]) as Readonly<Record<Area, string>>;

/** The area with a tag; undefined if none has it. */
export function areaOfTag(tag: unknown): Area | undefined {
  return AREAS.find((area) => AREA_TAGS[area] === tag);
}
