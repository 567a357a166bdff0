// Wraps the stock part: adds what pages may use without an import (the names are checked by
// features/page-contract/remark.ts) and what the Markdown plugins make.
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {Card, Cards} from '@site/features/cards/Cards';
import {FactsFigure} from '@site/features/facts/FactsFigure';
import {PagePowers} from '@site/features/facts/PagePowers';
import {Filter} from '@site/features/filter/Filter';
import {CodeFigure, OutputFigure} from '@site/features/code-blocks/CodeFigure';
import {OnThisPage} from '@site/features/page-contents/OnThisPage';
import {PageFiles} from '@site/features/page-projects/PageFiles';
import {SequenceFigure} from '@site/features/sequence-diagrams/SequenceFigure';

export default {
  ...MDXComponents,
  Card,
  Cards,
  // The stock one takes code with elements in it for a block; features/code-blocks/rehype.ts makes those.
  code: 'code',
  CodeFigure,
  // The stock one closes again what a reader has opened before React hydrates it.
  Details: 'details',
  FactsFigure,
  Filter,
  OnThisPage,
  OutputFigure,
  PageFiles,
  PagePowers,
  SequenceFigure,
  TabItem,
  Tabs,
};
