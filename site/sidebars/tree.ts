interface SidebarPage {
  /** What the sidebar shows. */
  label: string;
  /** The page's doc id: its path below the version's folder, without extension. */
  doc: string;
}

interface SidebarCategory {
  category: string;
  /** The doc that opens when the category's name is clicked. */
  doc?: string;
  /** Cannot be collapsed. Other categories start collapsed. */
  alwaysOpen?: true;
  items: SidebarTree;
}

export type SidebarNode = SidebarPage | SidebarCategory;

/** A whole sidebar. It names pages still to come; they show once they are written. */
export type SidebarTree = readonly SidebarNode[];
