import type {SidebarTree} from './tree';

/** The sidebar of the learning lab, in reading order. */
export const learningLab: SidebarTree = [
  {label: 'Introduction to the Learning Lab', doc: 'intro'},
  {
    category: 'Introduction to Lit',
    items: [
      {label: 'Welcome', doc: 'intro-to-lit/welcome'},
      {label: '1. Intro', doc: 'intro-to-lit/intro'},
      {label: '2. The Lit Network', doc: 'intro-to-lit/network'},
      {label: '3. Access Control', doc: 'intro-to-lit/acc'},
      {label: '4. Programmatic Signing', doc: 'intro-to-lit/prog-signing'},
      {label: 'Proof of Knowledge', doc: 'intro-to-lit/pok'},
    ],
  },
];
