import {AREAS, type Area} from './types';

/**
 * Docusaurus' name for each area: the `docusaurus_tag` of its pages, by which contextual search filters. Pages outside
 * of docs all have the same one.
 */
export const AREA_TAGS: Readonly<Record<Area, string>> = {
  v3: 'docs-default-current',
  v2: 'docs-default-2.0',
  learningLab: 'docs-learningLab-current',
  ecosystem: 'docs-Ecosystem-current',
  site: 'default',
};

/** The area with a tag; undefined if none has it. */
export function areaOfTag(tag: unknown): Area | undefined {
  return AREAS.find((area) => AREA_TAGS[area] === tag);
}
