// Whether there is a server of ours behind this page: a house that was built as a folder of files has none.

export const hasServer: boolean = import.meta.env?.MODE !== 'static';
