import type { Task, TaskQueue } from 'tinypool';

/** Jobs whose thread has not started yet. Whoever asks is told when a job is taken up. */
export class Starting implements TaskQueue {
  private readonly tasks: Task[] = [];
  private readonly told = new Map<Task, () => void>();

  get size(): number {
    return this.tasks.length;
  }

  push(task: Task): void {
    this.tasks.push(task);
  }

  shift(): Task | null {
    const task = this.tasks.shift() ?? null;
    if (task) this.tell(task);
    return task;
  }

  remove(task: Task): void {
    const at = this.tasks.indexOf(task);
    if (at >= 0) this.tasks.splice(at, 1);
    this.told.delete(task);
  }

  cancel(): void {
    while (this.shift());
  }

  /** Begins a job, and calls when a thread has it: at once, where one is up. */
  begin<T>(run: () => Promise<T>, taken: () => void): Promise<T> {
    const before = this.tasks.at(-1);
    const running = run();
    const task = this.tasks.at(-1);
    if (task && task !== before) this.told.set(task, taken);
    else taken();
    return running;
  }

  private tell(task: Task): void {
    this.told.get(task)?.();
    this.told.delete(task);
  }
}
