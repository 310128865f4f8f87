"""What a finished game teaches: what each decision lost, what chance brought, and how both add
up."""
