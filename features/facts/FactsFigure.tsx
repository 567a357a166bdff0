import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import {Filter, type FilterProps} from '../filter/Filter';

interface Props {
  /** HTML made at build time by rehype.ts. */
  html: string;
  /** Props of the filter, as JSON. */
  filter?: string;
  /** Ids of rows that links lead to, with spaces between them. */
  anchors?: string;
}

/** A table of facts: filter, table, source. */
export function FactsFigure({html, filter, anchors}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  anchors?.split(' ').forEach(collectAnchor);
  const table = <figure className="facts" dangerouslySetInnerHTML={{__html: html}} />;
  return filter ? <Filter {...(JSON.parse(filter) as FilterProps)}>{table}</Filter> : table;
}
