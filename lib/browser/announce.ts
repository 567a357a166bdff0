/** Tells readers of a screen reader what has changed. For use in browsers. */
export function announce(message: string): void {
  let status = document.getElementById('code-status');
  if (!status) {
    status = document.createElement('div');
    status.id = 'code-status';
    status.className = 'visually-hidden';
    status.setAttribute('role', 'status');
    document.body.append(status);
  }
  status.textContent = message;
}
