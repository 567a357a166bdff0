import type {SidebarTree} from './tree';

/** The sidebar of the ecosystem section, in reading order. */
export const ecosystem: SidebarTree = [
  {label: 'Grants', doc: 'lit-grants'},
  {label: 'Community Resources', doc: 'community'},
  {label: 'Projects Building with Lit', doc: 'projects'},
];
