import * as z from 'zod';
import ecosystem from './ecosystem.json';
import learningLab from './learningLab.json';
import v2 from './v2.json';
import v3 from './v3.json';

const page = z.strictObject({
  /** What the sidebar shows. */
  label: z.string(),
  /** The page's doc id: its path below the version's folder, without extension. */
  doc: z.string(),
});

const category = z.strictObject({
  category: z.string(),
  /** The doc that opens when the category's name is clicked. */
  doc: z.string().optional(),
  /** Cannot be collapsed. Other categories start collapsed. */
  alwaysOpen: z.literal(true).optional(),
  get items() {
    return z.array(z.union([page, category]));
  },
});

const tree = z.array(z.union([page, category]));

/** A whole sidebar, in reading order. It names pages still to come; they show once they are written. */
export type SidebarTree = z.infer<typeof tree>;
export type SidebarNode = SidebarTree[number];

/** The sidebar of each docs version and of each section that has one. */
export const SIDEBARS = z
  .record(z.string(), tree)
  .parse({v3, v2, learningLab, ecosystem}) as Readonly<Record<string, SidebarTree>>;
