// Wraps the stock part: adds what pages may use without an import (the names are checked by
// plugins/page-contract/remark.ts) and what the Markdown plugins make.
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {Card, Cards} from '@site/src/components/Cards/Cards';
import {FactsFigure} from '@site/src/components/facts/FactsFigure';
import {Filter} from '@site/src/components/Filter/Filter';
import {CodeFigure, OutputFigure} from '@site/src/components/CodeFigure/CodeFigure';
import {OnThisPage} from '@site/src/components/OnThisPage/OnThisPage';
import {SequenceFigure} from '@site/src/components/HtmlFigure/HtmlFigure';

export default {
  ...MDXComponents,
  Card,
  Cards,
  // The stock one takes code with elements in it for a block; plugins/code-blocks makes those.
  code: 'code',
  CodeFigure,
  FactsFigure,
  Filter,
  OnThisPage,
  OutputFigure,
  SequenceFigure,
  TabItem,
  Tabs,
};
