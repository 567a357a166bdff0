import {ecosystem} from './ecosystem';
import {learningLab} from './learningLab';
import type {SidebarTree} from './tree';
import {v2} from './v2';
import {v3} from './v3';

/** The sidebar of each docs version and of each section that has one. */
export const SIDEBARS: Readonly<Record<string, SidebarTree>> = {v3, v2, learningLab, ecosystem};
