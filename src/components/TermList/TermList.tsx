import type {ReactNode} from 'react';
import {Filter} from '../Filter/Filter';

interface Props {
  /** How many terms there are; plugins/glossary writes it as text. */
  count: string;
  /** The terms. */
  children: ReactNode;
}

/** The terms of a glossary, with a filter. */
export function TermList({count, children}: Props): ReactNode {
  return (
    <Filter one="term" many="terms" count={Number(count)}>
      {children}
    </Filter>
  );
}
