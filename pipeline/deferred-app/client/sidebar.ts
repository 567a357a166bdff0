/** Scrolls the sidebar to the entry of the page, if that is out of sight. */
export function showCurrentEntry(): void {
  const entry = document.querySelector('.menu [aria-current=page]');
  const menu = entry?.closest('.menu');
  if (menu) {
    const below = entry!.getBoundingClientRect().bottom - menu.getBoundingClientRect().bottom;
    menu.scrollTop = below > 0 ? below + menu.clientHeight / 2 : 0;
  }
}
