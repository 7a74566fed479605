// Copying a text: the browser's clipboard where the page may use it, else the field that shows the text.

/** Whether it is on the clipboard now. */
export async function copyText(text: string, field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Over plain HTTP from another computer there is no clipboard; what is selected can still be copied.
    field.select();
    return document.execCommand("copy");
  }
}
